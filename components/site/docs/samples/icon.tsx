import {
  AddIcon,
  BackIcon,
  CheckIcon,
  ChevronIcon,
  CloseIcon,
  MenuIcon,
  MoreIcon,
  SearchIcon,
  ShareIcon,
} from '@/components/ui/icon'

export default function Example() {
  return (
    <div className="flex flex-wrap justify-center gap-5 text-label">
      <BackIcon />
      <MenuIcon />
      <SearchIcon />
      <ShareIcon />
      <MoreIcon />
      <CloseIcon />
      <AddIcon />
      <CheckIcon />
      <ChevronIcon />
    </div>
  )
}
