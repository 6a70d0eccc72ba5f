import { controlLabels } from '@patternbook/engine/data/words'
import type { Lang } from '@patternbook/engine/frame'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { useOverlays } from '@patternbook/engine/overlay'
import { Check } from '@/components/ui/symbols/check'
import { ListboxOptions } from './listbox-options'
import type { SelectOption } from './select-option'

/** Label of a picker, its options, and the ID of the selected option. */
type PickerOptions = { label: string; items: readonly SelectOption[]; selectedId: number }

/**
 * Returns three pickers for a single choice: a dialog, an action sheet, and a listbox next to the field.
 * @returns functions that open a picker and resolve with the ID of the chosen option, or with NaN if none was chosen
 */
export function usePickers(lang: Lang) {
  const { ok, cancel } = controlLabels[lang]
  const { mode } = useFrame()
  const overlays = useOverlays()

  return {
    openDialog: async ({ label, items, selectedId }: PickerOptions) => {
      const { data, role } = await overlays.alert({
        header: label,
        inputs: items.map(({ id, title }) => ({
          type: 'radio',
          label: title,
          value: String(id),
          checked: id === selectedId,
        })),
        buttons: [{ text: cancel, role: 'cancel' }, { text: ok }],
      })
      return role === 'cancel' || role === 'backdrop' ? Number.NaN : Number(data?.values)
    },
    openActionSheet: async ({ label, items, selectedId }: PickerOptions) => {
      const { data } = await overlays.actionSheet({
        header: label,
        buttons: [
          ...items.map(({ id, title }) => ({
            text: title,
            data: id,
            icon: id === selectedId ? <Check aria-hidden="true" /> : undefined,
            cssClass: id === selectedId ? 'ios:font-semibold' : undefined,
            htmlAttributes: { 'aria-current': id === selectedId || undefined },
          })),
          { text: cancel, role: 'cancel' },
        ],
      })
      return Number(data)
    },
    openListbox: async (anchor: HTMLElement, { label, items, selectedId }: PickerOptions) => {
      const { data } = await overlays.popover({
        anchor,
        // iOS values are at the end of their row; Material menus align with the start of the field.
        align: mode === 'ios' ? 'end' : 'start',
        label,
        // The popover itself is the listbox: screen readers then announce the name, the selection, and its position.
        htmlAttributes: { role: 'listbox', 'aria-modal': undefined },
        content: ({ dismiss }) => (
          <ListboxOptions items={items} selectedId={selectedId} onSelect={(id) => void dismiss(id)} />
        ),
      })
      return Number(data)
    },
  }
}
