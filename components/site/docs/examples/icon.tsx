import { BackIcon, CheckIcon, ChevronIcon, MenuIcon, ShareIcon } from '@/components/ui/icon'

export default function Example() {
  return (
    <div className="flex flex-wrap justify-center gap-5 text-label">
      <BackIcon />
      <MenuIcon />
      <ShareIcon />
      <CheckIcon />
      <ChevronIcon />
    </div>
  )
}
