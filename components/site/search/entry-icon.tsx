import {
  BookOpen,
  Columns2,
  FileText,
  FlaskConical,
  Images,
  Layers,
  LayoutGrid,
  type LucideIcon,
  Palette,
} from 'lucide-react'
import { SectionIcon } from '@/components/ui/section-icon'
import type { SearchEntry } from '@/lib/site/search/types'

/** Icons of results of the kind `page`, by icon name. Other names get the icon of a generic page. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'book-open': BookOpen,
  'columns-2': Columns2,
  'flask-conical': FlaskConical,
  images: Images,
  layers: Layers,
  'layout-grid': LayoutGrid,
  palette: Palette,
}

/** The decorative icon of a search result. */
export function EntryIcon({ entry }: { entry: SearchEntry }) {
  if (entry.kind !== 'page') return <SectionIcon name={entry.icon} />
  const Icon = icons[entry.icon] ?? FileText
  return <Icon aria-hidden="true" />
}
