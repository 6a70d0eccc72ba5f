import { Button } from '@/components/ui/button'
import { GoogleMark } from '@/components/ui/google-mark'

export default function Example() {
  return (
    <Button variant="outline" icon={<GoogleMark />}>
      Continue with Google
    </Button>
  )
}
