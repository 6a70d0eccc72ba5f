import { Spinner } from '@/components/ui/spinner'

export default function Example() {
  return (
    <div className="flex items-center gap-8 text-secondary-label">
      <Spinner className="size-5" />
      <Spinner />
      <Spinner className="size-12 text-tint" />
    </div>
  )
}
