import { Button } from '@/components/ui/button'

export default function Example() {
  return (
    <div className="flex flex-wrap items-center justify-center gap-3">
      <Button>Continue</Button>
      <Button variant="soft">Save for later</Button>
      <Button variant="outline">Details</Button>
      <Button variant="text">Skip</Button>
      <Button danger>Delete</Button>
      <Button busy>Saving</Button>
      <Button disabled>Send</Button>
    </div>
  )
}
