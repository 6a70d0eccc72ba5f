import { SocialIcon } from '@/components/ui/social-icon'
import { signInLogos } from '@/components/ui/social-sign-in'

export default function Example() {
  return (
    <div className="flex gap-6 text-label">
      {['apple', 'facebook', 'twitter', 'pinterest'].map((network) => (
        <SocialIcon key={network} network={network} logos={signInLogos} className="size-6" />
      ))}
    </div>
  )
}
