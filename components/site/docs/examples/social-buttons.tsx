import { SocialButtons } from '@/components/ui/social-buttons'

const networks = [
  { id: 1, network: 'facebook', title: 'Facebook' },
  { id: 2, network: 'twitter', title: 'X' },
  { id: 3, network: 'google', title: 'Google' },
  { id: 4, network: 'pinterest', title: 'Pinterest' },
]

export default function Example() {
  return <SocialButtons className="w-full" items={networks} onSelect={() => {}} />
}
