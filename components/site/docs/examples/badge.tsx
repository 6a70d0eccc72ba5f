import { Badge } from '@/components/ui/badge'

export default function Example() {
  return (
    <div className="flex flex-wrap items-center justify-center gap-3">
      <Badge>Draft</Badge>
      <Badge tone="tint">12 new</Badge>
      <Badge tone="alert">3</Badge>
    </div>
  )
}
