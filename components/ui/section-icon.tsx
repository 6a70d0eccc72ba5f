import {
  ChevronsUpDown,
  CircleDot,
  CircleUserRound,
  ClipboardPen,
  Columns2,
  CreditCard,
  Footprints,
  GalleryHorizontal,
  GalleryHorizontalEnd,
  GalleryVerticalEnd,
  GripVertical,
  House,
  Images,
  KeyRound,
  ListTree,
  Loader,
  LogIn,
  type LucideIcon,
  MapPin,
  MessageCircle,
  MessageSquareWarning,
  Milestone,
  Mountain,
  MoveHorizontal,
  PanelBottom,
  PanelBottomOpen,
  QrCode,
  Rows3,
  Search,
  Settings2,
  ShieldCheck,
  SlidersHorizontal,
  Smartphone,
  Sparkles,
  SquareCheck,
  ToggleRight,
  Type,
  UserPlus,
} from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  'list-tree': ListTree,
  'grip-vertical': GripVertical,
  'move-horizontal': MoveHorizontal,
  'gallery-vertical-end': GalleryVerticalEnd,
  mountain: Mountain,
  sparkles: Sparkles,
  'log-in': LogIn,
  'user-plus': UserPlus,
  'key-round': KeyRound,
  'shield-check': ShieldCheck,
  images: Images,
  smartphone: Smartphone,
  'square-check': SquareCheck,
  search: Search,
  footprints: Footprints,
  loader: Loader,
  'panel-bottom': PanelBottom,
  'map-pin': MapPin,
  'qr-code': QrCode,
  milestone: Milestone,
  'circle-dot': CircleDot,
  'sliders-horizontal': SlidersHorizontal,
  'clipboard-pen': ClipboardPen,
  'toggle-right': ToggleRight,
  'chevrons-up-down': ChevronsUpDown,
  'circle-user-round': CircleUserRound,
  'message-circle': MessageCircle,
  'credit-card': CreditCard,
  'columns-2': Columns2,
  'gallery-horizontal': GalleryHorizontal,
  'panel-bottom-open': PanelBottomOpen,
  'message-square-warning': MessageSquareWarning,
  'rows-3': Rows3,
  type: Type,
  'settings-2': Settings2,
  house: House,
  'gallery-horizontal-end': GalleryHorizontalEnd,
}

// These icons are mirrored in right-to-left.
const pointing = ['log-in', 'list-tree', 'toggle-right', 'gallery-horizontal-end']

/**
 * The icon of a pattern, by the name of the icon in the catalog. The icon is decorative. An unknown name renders nothing.
 * @param className size and color; by default, 24 px in the text color
 */
export function SectionIcon({ name, className = '' }: { name: string; className?: string }) {
  const Shape = icons[name]
  return Shape ? (
    <Shape aria-hidden className={`${pointing.includes(name) ? 'flip ' : ''}${className}`} />
  ) : null
}
