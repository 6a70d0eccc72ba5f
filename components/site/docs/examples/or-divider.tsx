import { Button } from '@/components/ui/button'
import { OrDivider } from '@/components/ui/or-divider'

export default function Example() {
  return (
    <div className="grid w-full gap-4">
      <Button>Log in</Button>
      <OrDivider>or continue with</OrDivider>
      <Button variant="outline">Email me a code</Button>
    </div>
  )
}
