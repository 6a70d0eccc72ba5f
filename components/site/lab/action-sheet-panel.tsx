'use client'
import { Share, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { useOverlays } from '@/lib/overlay/react'
import type { ActionSheetButton } from '@/lib/overlay/types'
import { ChoiceRow, SwitchRow } from './panel-rows'
import { useCommonOptions } from './use-common-options'
import { useWords } from './use-words'

const KINDS = ['actions', 'radios', 'many'] as const
type Kind = (typeof KINDS)[number]

const SORTS = ['Newest first', 'Oldest first', 'Most read']

/** Options and a button for action sheets with actions, radio buttons, or many buttons. The footer of the list shows the result. */
export default function ActionSheetPanel() {
  const overlays = useOverlays()
  const words = useWords()
  const [kind, setKind] = useState<Kind>('actions')
  const [header, setHeader] = useState(true)
  const [sub, setSub] = useState(false)
  const [icons, setIcons] = useState(true)
  const [disabled, setDisabled] = useState(true)
  const [cancel, setCancel] = useState(true)
  const [requiresAnswer, setRequiresAnswer] = useState(false)
  const common = useCommonOptions('Action sheet')
  const [sort, setSort] = useState('Newest first')
  const [result, setResult] = useState('nothing yet')

  const buttonsOf: Record<Kind, () => ActionSheetButton[]> = {
    actions: () => [
      { text: words.share, role: 'share', data: 'share', icon: icons && <Share /> },
      { text: words.rename, role: 'rename', data: 'rename', disabled },
      {
        text: words.remove,
        role: 'destructive',
        data: 'delete',
        icon: icons && <Trash2 />,
        handler: async () => {
          const { role } = await overlays.alert({
            header: words.removeIt,
            buttons: [
              { text: words.cancel, role: 'cancel' },
              { text: words.remove, role: 'delete' },
            ],
          })
          return role === 'delete'
        },
      },
    ],
    radios: () =>
      SORTS.map((data, at) => ({
        text: words.sorts[at] ?? data,
        data,
        checked: data === sort,
        disabled: disabled && at === 1,
      })),
    many: () => Array.from({ length: 24 }, (_, at) => ({ text: words.room(at + 1), data: at + 1 })),
  }

  const open = async () => {
    const { data, role } = await overlays.actionSheet({
      ...common.options,
      header: header ? (kind === 'radios' ? words.sortBy : words.city) : undefined,
      subHeader: sub ? words.album : undefined,
      buttons: [
        ...buttonsOf[kind](),
        ...(cancel ? [{ text: words.cancel, role: 'cancel', data: 'kept' }] : []),
      ],
      backdropDismiss: !requiresAnswer,
    })
    if (SORTS.includes(String(data))) setSort(String(data))
    setResult(`${role ?? 'no role'}, ${data === undefined ? 'no data' : String(data)}`)
  }

  return (
    <>
      <List header="Action sheet" footer={`Action sheet: ${result}`} footerLive>
        <ChoiceRow label="Action sheet buttons" options={KINDS} value={kind} onChange={setKind} />
        <SwitchRow label="Action sheet header" value={header} onChange={setHeader} />
        <SwitchRow label="Action sheet sub-header" value={sub} onChange={setSub} />
        <SwitchRow
          label="Action sheet with a disabled second button"
          note="The button is visible but cannot be pressed"
          value={disabled}
          onChange={setDisabled}
        />
        <SwitchRow
          label="Action sheet icons"
          note="Shown in Material, and on iOS 26 if the sheet opens from a control in the frame"
          value={icons}
          onChange={setIcons}
        />
        <SwitchRow label="Action sheet cancel button" value={cancel} onChange={setCancel} />
        <SwitchRow
          label="Action sheet requires an answer"
          note="A tap outside does nothing"
          value={requiresAnswer}
          onChange={setRequiresAnswer}
        />
        <Item>
          <Button variant="soft" onClick={() => void open()}>
            Open action sheet
          </Button>
        </Item>
      </List>
      {common.rows}
    </>
  )
}
