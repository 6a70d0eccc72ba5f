import { BookOpen } from '@/components/ui/symbols/book-open'
import { Bookmark } from '@/components/ui/symbols/bookmark'
import { EyeOff } from '@/components/ui/symbols/eye-off'
import { Heart } from '@/components/ui/symbols/heart'
import { Newspaper } from '@/components/ui/symbols/newspaper'
import { ShoppingCart } from '@/components/ui/symbols/shopping-cart'
import { ThumbsDown } from '@/components/ui/symbols/thumbs-down'
import { Trash2 } from '@/components/ui/symbols/trash-2'
import { User } from '@/components/ui/symbols/user'
import { X } from '@/components/ui/symbols/x'

const icons = {
  'book-open': BookOpen,
  bookmark: Bookmark,
  'eye-off': EyeOff,
  heart: Heart,
  'shopping-cart': ShoppingCart,
  newspaper: Newspaper,
  'thumbs-down': ThumbsDown,
  'trash-2': Trash2,
  user: User,
  x: X,
}

type ButtonData = { text: string; role?: string; icon?: string; data?: string }

/** Replaces the names of icons in the data of buttons with the icons. Only Material sheets and iOS 26 menus show icons. */
export const toActionSheetButtons = (buttons: readonly ButtonData[]) =>
  buttons.map((button) => {
    const Icon = icons[button.icon as keyof typeof icons]
    return { ...button, icon: Icon && <Icon aria-hidden="true" /> }
  })
