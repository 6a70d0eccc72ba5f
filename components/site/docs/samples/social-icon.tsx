import { SocialIcon } from '@/components/ui/social-icon'
import { signInMarks } from '@/components/ui/social-sign-in'

export default function Example() {
  return (
    <div className="flex gap-6 text-label">
      {['apple', 'facebook', 'twitter', 'pinterest'].map((network) => (
        <SocialIcon key={network} network={network} marks={signInMarks} className="size-6" />
      ))}
    </div>
  )
}
