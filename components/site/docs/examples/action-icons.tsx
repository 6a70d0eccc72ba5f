import { AddIcon, CloseIcon, MoreIcon, SearchIcon } from '@/components/ui/action-icons'

export default function Example() {
  return (
    <div className="flex flex-wrap justify-center gap-5 text-label">
      <SearchIcon />
      <CloseIcon />
      <AddIcon />
      <MoreIcon />
    </div>
  )
}
