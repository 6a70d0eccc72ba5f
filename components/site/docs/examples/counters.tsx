import { Counters } from '@/components/ui/counters'

export default function Example() {
  return (
    <Counters
      className="w-full"
      items={[
        { label: 'Followers', value: '12.4K' },
        { label: 'Following', value: '318' },
        { label: 'Posts', value: '96' },
      ]}
    />
  )
}
