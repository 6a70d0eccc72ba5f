import { Button } from '@/components/ui/button'
import { StateView } from '@/components/ui/state-view'

export default function Example() {
  return (
    <StateView
      kind="empty"
      title="No trips yet"
      description="Trips that you save appear here."
      action={<Button size="sm">Plan a trip</Button>}
    />
  )
}
