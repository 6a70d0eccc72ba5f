import { BookOpen, EyeOff, Heart, ShoppingCart, Trash2, X } from 'lucide-react'

const icons = {
  'book-open': BookOpen,
  'eye-off': EyeOff,
  heart: Heart,
  'shopping-cart': ShoppingCart,
  'trash-2': Trash2,
  x: X,
}

type Choice = { text: string; role?: string; icon?: string; data?: string }

/** Buttons of an action sheet with the icons that the data names. Material shows the icons, iOS does not. */
export const choices = (buttons: readonly Choice[]) =>
  buttons.map((button) => {
    const Icon = icons[button.icon as keyof typeof icons]
    return { ...button, icon: Icon && <Icon aria-hidden="true" strokeWidth={1.75} /> }
  })
