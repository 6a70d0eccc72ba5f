import { BookOpen } from '@/components/ui/symbols/book-open'
import { EyeOff } from '@/components/ui/symbols/eye-off'
import { Heart } from '@/components/ui/symbols/heart'
import { ShoppingCart } from '@/components/ui/symbols/shopping-cart'
import { Trash2 } from '@/components/ui/symbols/trash-2'
import { X } from '@/components/ui/symbols/x'

const icons = {
  'book-open': BookOpen,
  'eye-off': EyeOff,
  heart: Heart,
  'shopping-cart': ShoppingCart,
  'trash-2': Trash2,
  x: X,
}

type Choice = { text: string; role?: string; icon?: string; data?: string }

/** Action sheet buttons with the icons named in the data. Material shows the icons, iOS does not. */
export const choices = (buttons: readonly Choice[]) =>
  buttons.map((button) => {
    const Icon = icons[button.icon as keyof typeof icons]
    return { ...button, icon: Icon && <Icon aria-hidden="true" strokeWidth={1.75} /> }
  })
