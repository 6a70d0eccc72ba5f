import { words } from '@patternbook/engine/data/words'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { useOverlays } from '@patternbook/engine/overlay'
import { Check } from 'lucide-react'
import { ChoiceList } from './choice-list'
import type { Choice } from './choices'

/** What can be chosen from, what is chosen now, and what it is called. */
type Question = { label: string; items: readonly Choice[]; selected: number }

/**
 * Three ways to ask for one of several things: in a dialog, in an action sheet, and in a list beside the field.
 * @returns each resolves with the id of what was chosen, or with 0 or NaN when nothing was
 */
export function usePickers(lang: 'en' | 'ar') {
  const { ok, cancel } = words[lang]
  const { mode } = useFrame()
  const overlays = useOverlays()

  return {
    dialog: async ({ label, items, selected }: Question) => {
      const { data, role } = await overlays.alert({
        header: label,
        inputs: items.map(({ id, title }) => ({
          type: 'radio',
          label: title,
          value: String(id),
          checked: id === selected,
        })),
        buttons: [{ text: cancel, role: 'cancel' }, { text: ok }],
      })
      return role === 'cancel' || role === 'backdrop' ? 0 : Number(data?.values)
    },
    sheet: async ({ label, items, selected }: Question) => {
      const { data } = await overlays.actionSheet({
        header: label,
        buttons: [
          ...items.map(({ id, title }) => ({
            text: title,
            data: id,
            icon: id === selected ? <Check aria-hidden="true" /> : undefined,
            cssClass: id === selected ? 'ios:font-semibold' : undefined,
            htmlAttributes: { 'aria-current': id === selected || undefined },
          })),
          { text: cancel, role: 'cancel' },
        ],
      })
      return Number(data)
    },
    list: async (anchor: HTMLElement, { label, items, selected }: Question) => {
      const { data } = await overlays.popover({
        anchor,
        // iOS values stand at the end of their row, Material's menus begin where the field begins.
        align: mode === 'ios' ? 'end' : 'start',
        label,
        // A listbox, not a dialog with one in it: a screen reader then says the name, the choice and its place in the list.
        htmlAttributes: { role: 'listbox', 'aria-modal': undefined },
        content: ({ dismiss }) => (
          <ChoiceList items={items} selected={selected} onPick={(id) => void dismiss(id)} />
        ),
      })
      return Number(data)
    },
  }
}
