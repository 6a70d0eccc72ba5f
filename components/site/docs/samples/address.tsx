import { Address } from '@/components/ui/address'

export default function Example() {
  return (
    <p className="text-body text-label">
      Write to <Address>hello@harbor.example</Address> or read <Address>harbor.example/visit</Address>
    </p>
  )
}
