'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useOverlays } from '@patternbook/engine/overlay'
import { useState } from 'react'
import { AddIcon } from '@/components/ui/action-icons'
import { Card } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import { Content } from '@/components/ui/content'
import { useContentLang, useContentState } from '@/components/ui/content-state'
import { Fab } from '@/components/ui/fab'
import { Header } from '@/components/ui/header'
import { IconButton } from '@/components/ui/icon-button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { ProgressRing } from '@/components/ui/progress-ring'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/checkBoxes/layout1.json'

/** Props of CheckBoxes0. */
export type CheckBoxes0Props = ScreenProps<typeof english> & {
  /** Called with the ids of all checked rows when a row is checked or unchecked. */
  onChange?: (checkedIds: number[]) => void
  /** Called with the name of a new row, which the app must add to `data`. If omitted, the screen itself adds the row. */
  onAdd?: (title: string) => void
}

/**
 * A packing list in groups with a checkbox at the start of each row. Titles of checked rows are struck through, and a ring shows
 * the progress. A floating action button (Material 3 Expressive) or a button in the bar (iOS 26) adds a row to the last group.
 */
export default function CheckBoxes0({ data = english, onBack, onChange, onAdd }: CheckBoxes0Props) {
  const { labels, dialog, groups } = data
  const lang = useContentLang()
  const { status } = useContentState()
  const overlays = useOverlays()
  const [checkedOverrides, setCheckedOverrides] = useState<Record<number, boolean>>({})
  const [addedItems, setAddedItems] = useState<typeof data.items>([])
  const items = [...data.items, ...addedItems].map((item) => ({
    ...item,
    isChecked: checkedOverrides[item.id] ?? item.isChecked,
  }))
  const lastGroup = groups[groups.length - 1]
  const countChecked = (rows: typeof items) => ({
    checked: rows.filter((item) => item.isChecked).length,
    total: rows.length,
  })
  const { checked, total } = countChecked(items)
  const percentage = total === 0 ? 0 : (checked / total) * 100
  const setChecked = (id: number, isChecked: boolean) => {
    setCheckedOverrides({ ...checkedOverrides, [id]: isChecked })
    onChange?.(items.filter((item) => (item.id === id ? isChecked : item.isChecked)).map((item) => item.id))
  }
  const addItem = async () => {
    const { data: result, role } = await overlays.alert({
      header: dialog.header,
      inputs: [{ type: 'text', name: 'title', label: dialog.input }],
      buttons: dialog.buttons,
    })
    const title = ((result?.values ?? {}) as { title?: string }).title?.trim()
    if (role === 'cancel' || role === 'backdrop' || !lastGroup || !title) return
    if (onAdd) return onAdd(title)
    // Uses the latest rows, because another alert may have added a row since this alert opened.
    setAddedItems((added) => {
      const id = Math.max(0, ...[...data.items, ...added].map((item) => item.id)) + 1
      return [...added, { id, group: lastGroup.id, title, isChecked: false }]
    })
    overlays.toast({ message: interpolate(data.toasts.added, { title, group: lastGroup.title }) })
  }

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        largeTitle="ios"
        onBack={onBack}
        end={
          status === 'ready' && (
            <IconButton
              icon={AddIcon}
              label={labels.add}
              onClick={addItem}
              className="ios-18:hidden material:hidden"
            />
          )
        }
      />
      <Content grouped className="expressive:scroll-pb-24 expressive:pb-24!">
        <Card className="mx-margin mt-1 flex flex-none flex-wrap items-center gap-x-4 gap-y-2 p-margin">
          <ProgressRing value={percentage}>
            <span className="font-semibold text-[1.125rem] tabular-nums">
              {interpolate(
                lang === 'ar' ? '{number}٪' : '{number}%',
                { number: Math.round(percentage) },
                lang,
              )}
            </span>
          </ProgressRing>
          <span className="min-w-0 flex-[1_1_10em]">
            <span role="status" className="block text-headline">
              {interpolate(
                (checked === 0 && data.footerNone) || (checked === total && data.footerAll) || data.footer,
                { checked, total },
                lang,
              )}
            </span>
            <span className="block text-pretty text-secondary-label text-subhead">{data.title}</span>
          </span>
        </Card>
        <div className="flex-none tablet:columns-2 tablet:gap-0">
          {groups.map((group) => {
            const rows = items.filter((item) => item.group === group.id)
            return (
              <List
                key={group.id}
                className="break-inside-avoid ios:pt-5! expressive:[&_li]:bg-(--cell-background,var(--pb-surface-container))! expressive:[&_li]:[--pb-secondary-label:var(--pb-on-surface-variant)]!"
                header={
                  <span className="flex justify-between gap-3">
                    {group.title}
                    <span className="font-normal text-secondary-label tabular-nums">
                      {interpolate(data.count, countChecked(rows), lang)}
                    </span>
                  </span>
                }
              >
                {rows.map((item) => (
                  <Item
                    as="label"
                    key={item.id}
                    title={
                      <span className={item.isChecked ? 'text-secondary-label line-through' : ''}>
                        {item.title}
                      </span>
                    }
                    end={item.subtitle}
                    start={
                      <Checkbox
                        checked={item.isChecked}
                        onChange={(event) => setChecked(item.id, event.target.checked)}
                      />
                    }
                  />
                ))}
              </List>
            )
          })}
        </div>
      </Content>
      {status === 'ready' && (
        <div className="baseline:hidden">
          <Fab icon={<AddIcon />} label={labels.add} onClick={addItem} />
        </div>
      )}
    </Page>
  )
}
