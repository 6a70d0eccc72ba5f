'use client'
import { Share, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { useOverlays } from '@/lib/overlay/overlay-provider'
import type { ActionSheetButton } from '@/lib/overlay/types'
import { ChoiceRow, SwitchRow } from './panel-rows'
import { useCommonOptions } from './use-common-options'
import { usePanelStrings } from './use-panel-strings'

const BUTTON_KINDS = ['actions', 'radios', 'many'] as const
type ButtonKind = (typeof BUTTON_KINDS)[number]

const SORT_ORDERS = ['Newest first', 'Oldest first', 'Most read']

/** Options and a button for action sheets with actions, radio buttons, or many buttons. The footer shows the result. */
export default function ActionSheetPanel() {
  const overlays = useOverlays()
  const strings = usePanelStrings()
  const [buttonKind, setButtonKind] = useState<ButtonKind>('actions')
  const [hasHeader, setHasHeader] = useState(true)
  const [hasSubHeader, setHasSubHeader] = useState(false)
  const [hasIcons, setHasIcons] = useState(true)
  const [hasDisabledButton, setHasDisabledButton] = useState(true)
  const [hasCancel, setHasCancel] = useState(true)
  const [requiresAnswer, setRequiresAnswer] = useState(false)
  const common = useCommonOptions('Action sheet')
  const [sortOrder, setSortOrder] = useState('Newest first')
  const [result, setResult] = useState('nothing yet')

  const buttonsOf: Record<ButtonKind, () => ActionSheetButton[]> = {
    actions: () => [
      { text: strings.share, role: 'share', data: 'share', icon: hasIcons && <Share /> },
      { text: strings.rename, role: 'rename', data: 'rename', disabled: hasDisabledButton },
      {
        text: strings.remove,
        role: 'destructive',
        data: 'delete',
        icon: hasIcons && <Trash2 />,
        handler: async () => {
          const { role } = await overlays.alert({
            header: strings.deleteQuestion,
            buttons: [
              { text: strings.cancel, role: 'cancel' },
              { text: strings.remove, role: 'delete' },
            ],
          })
          return role === 'delete'
        },
      },
    ],
    radios: () =>
      SORT_ORDERS.map((data, index) => ({
        text: strings.sortOrders[index] ?? data,
        data,
        checked: data === sortOrder,
        disabled: hasDisabledButton && index === 1,
      })),
    many: () =>
      Array.from({ length: 24 }, (_, index) => ({ text: strings.room(index + 1), data: index + 1 })),
  }

  const openActionSheet = async () => {
    const { data, role } = await overlays.actionSheet({
      ...common.options,
      header: hasHeader ? (buttonKind === 'radios' ? strings.sortBy : strings.photosHeader) : undefined,
      subHeader: hasSubHeader ? strings.photosSubHeader : undefined,
      buttons: [
        ...buttonsOf[buttonKind](),
        ...(hasCancel ? [{ text: strings.cancel, role: 'cancel', data: 'kept' }] : []),
      ],
      backdropDismiss: !requiresAnswer,
    })
    if (SORT_ORDERS.includes(String(data))) setSortOrder(String(data))
    setResult(`${role ?? 'no role'}, ${data === undefined ? 'no data' : String(data)}`)
  }

  return (
    <>
      <List header="Action sheet" footer={`Action sheet: ${result}`} footerLive>
        <ChoiceRow
          label="Action sheet buttons"
          options={BUTTON_KINDS}
          value={buttonKind}
          onChange={setButtonKind}
        />
        <SwitchRow label="Action sheet header" value={hasHeader} onChange={setHasHeader} />
        <SwitchRow label="Action sheet sub-header" value={hasSubHeader} onChange={setHasSubHeader} />
        <SwitchRow
          label="Action sheet with a disabled second button"
          note="The button is visible but cannot be pressed"
          value={hasDisabledButton}
          onChange={setHasDisabledButton}
        />
        <SwitchRow
          label="Action sheet icons"
          note="Shown in Material, and on iOS 26 if the sheet opens from a control in the frame"
          value={hasIcons}
          onChange={setHasIcons}
        />
        <SwitchRow label="Action sheet cancel button" value={hasCancel} onChange={setHasCancel} />
        <SwitchRow
          label="Action sheet requires an answer"
          note="A tap outside does nothing"
          value={requiresAnswer}
          onChange={setRequiresAnswer}
        />
        <Item>
          <Button variant="soft" onClick={() => void openActionSheet()}>
            Open action sheet
          </Button>
        </Item>
      </List>
      {common.optionsList}
    </>
  )
}
