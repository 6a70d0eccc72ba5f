'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { BarButton } from '@/components/ui/bar-button'
import { Checkbox } from '@/components/ui/checkbox'
import { Content } from '@/components/ui/content'
import { useContentLang, useContentState } from '@/components/ui/content-state'
import { FloatingToolbar } from '@/components/ui/floating-toolbar'
import { Header } from '@/components/ui/header'
import { ShareIcon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Heart } from '@/components/ui/symbols/heart'
import { Trash2 } from '@/components/ui/symbols/trash-2'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/checkBoxes/layout3.json'

type Action = 'share' | 'favorite' | 'delete'

/** Props of CheckBoxes2. */
export type CheckBoxes2Props = ScreenProps<typeof english> & {
  /** Called with the ids of all selected photos when the selection changes. */
  onChange?: (checkedIds: number[]) => void
  /** Called with `share`, `favorite`, or `delete` and the ids of the selected photos. */
  onAction?: (action: Action, checkedIds: number[]) => void
}

/** Photos in edit mode: a round checkbox on each photo, and a toolbar with actions and the number of selected photos. */
export default function CheckBoxes2({ data = english, onBack, onChange, ...callbacks }: CheckBoxes2Props) {
  const lang = useContentLang()
  const { status } = useContentState()
  const toast = useToast()
  const listRef = useRef<HTMLUListElement>(null)
  const [checkedOverrides, setCheckedOverrides] = useState<Record<number, boolean>>({})
  const [appliedActions, setAppliedActions] = useState<Record<number, 'favorite' | 'delete'>>({})
  const items = data.items
    .filter(({ id }) => appliedActions[id] !== 'delete')
    .map((item) => ({ ...item, isChecked: checkedOverrides[item.id] ?? item.isChecked }))
  const selectedIds = items.filter((item) => item.isChecked).map(({ id }) => id)
  const selectIds = (checkedIds: number[]) => {
    setCheckedOverrides(Object.fromEntries(data.items.map(({ id }) => [id, checkedIds.includes(id)])))
    onChange?.(checkedIds)
  }
  const {
    onAction = (action) => toast(interpolate(data.toasts[action], { checked: selectedIds.length }, lang)),
  } = callbacks
  const performAction = (action: Action) => {
    onAction(action, selectedIds)
    if (action === 'share') return
    flushSync(() => {
      setAppliedActions({ ...appliedActions, ...Object.fromEntries(selectedIds.map((id) => [id, action])) })
      selectIds([])
    })
    // The button is now disabled or gone, so focus moves to the first photo or, if no photos remain, to the text in their place.
    listRef.current?.querySelector<HTMLElement>('input, [tabindex]')?.focus({ preventScroll: true })
  }
  const renderButton = (action: Action, icon: ReactNode) => (
    <IconButton
      label={data.labels[action]}
      disabled={selectedIds.length === 0}
      onClick={() => performAction(action)}
    >
      {icon}
    </IconButton>
  )
  const isAllSelected = selectedIds.length === items.length
  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        onBack={onBack}
        end={
          items.length > 0 ? (
            <BarButton onClick={() => selectIds(isAllSelected ? [] : items.map(({ id }) => id))}>
              {isAllSelected ? data.buttonNone : data.buttonAll}
            </BarButton>
          ) : (
            !callbacks.onAction &&
            data.items.length > 0 && (
              <BarButton onClick={() => setAppliedActions({})}>{data.buttonRestore}</BarButton>
            )
          )
        }
      />
      <Content className="scroll-pb-28 pb-28!">
        <ul
          ref={listRef}
          aria-label={data.title}
          className="grid flex-none grid-cols-3 gap-0.5 tablet:grid-cols-5 expressive:gap-1 expressive:px-1"
        >
          {items.length === 0 && (
            <li
              tabIndex={-1}
              className="col-span-full grid min-h-[60cqh] place-items-center text-secondary-label text-title3 outline-none"
            >
              {data.empty}
            </li>
          )}
          {items.map((item, index) => (
            <li key={item.id}>
              {/* biome-ignore lint/a11y/noLabelWithoutControl: Checkbox renders the control */}
              <label className="pressable relative block cursor-pointer overflow-clip bg-fill has-checked:bg-secondary-container has-focus-visible:focus-ring-inset expressive:rounded-[12px]">
                <Picture
                  src={item.image}
                  alt={item.title}
                  ratio="square"
                  sizes="(min-width: 1024px) 134px, 33vw"
                  eager={index < 12}
                  className={`transition-[scale,border-radius,opacity] motion-duration-200 ${item.isChecked ? 'ios:opacity-75 material:scale-[.84] material:rounded-[16px]' : ''}`}
                />
                {appliedActions[item.id] && (
                  <Heart
                    aria-hidden="true"
                    className="absolute start-2 bottom-2 size-4.5 fill-white text-white drop-shadow"
                  />
                )}
                <span className="absolute ios:end-1.5 ios:bottom-1.5 material:start-1.5 material:top-1.5 [&_input+span]:inset-0! [&_input+span]:rounded-full! [&_input+span]:border-2! [&_input+span]:border-white! [&_input+span]:shadow-[0_1px_4px_rgb(0_0_0/.4)] [&_input:not(:checked)+span]:bg-black/30">
                  <Checkbox
                    checked={item.isChecked}
                    onChange={({ target }) =>
                      selectIds(
                        target.checked
                          ? [...selectedIds, item.id]
                          : selectedIds.filter((id) => id !== item.id),
                      )
                    }
                  />
                </span>
              </label>
            </li>
          ))}
        </ul>
      </Content>
      {status === 'ready' && items.length > 0 && (
        <FloatingToolbar label={data.title}>
          {renderButton('share', <ShareIcon />)}
          <p
            role="status"
            className="min-w-0 flex-1 text-center ios-26:grid ios-26:place-items-center ios-26:px-3 font-semibold text-[length:min(var(--pb-text-subhead),1.25rem)]/[1.3] ios-18:text-label baseline:font-medium"
          >
            {interpolate(
              (selectedIds.length === 0 && data.footerNone) || data.footer,
              { checked: selectedIds.length },
              lang,
            )}
          </p>
          <div className="contents ios-26:flex ios-26:items-center ios-26:px-0.5">
            {renderButton('favorite', <Heart aria-hidden="true" className="size-6" />)}
            {renderButton('delete', <Trash2 aria-hidden="true" className="size-6" />)}
          </div>
        </FloatingToolbar>
      )}
    </Page>
  )
}
