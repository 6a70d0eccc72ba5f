import { WebAddress } from '@/components/ui/address'

export default function Example() {
  return (
    <p className="text-body text-label">
      Write to <WebAddress>hello@harbor.example</WebAddress> or read{' '}
      <WebAddress>harbor.example/visit</WebAddress>
    </p>
  )
}
