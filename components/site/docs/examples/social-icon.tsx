import { signInLogos } from '@/components/ui/sign-in-logos'
import { SocialIcon } from '@/components/ui/social-icon'

export default function Example() {
  return (
    <div className="flex gap-6 text-label">
      {['apple', 'facebook', 'twitter', 'pinterest'].map((network) => (
        <SocialIcon key={network} network={network} logos={signInLogos} className="size-6" />
      ))}
    </div>
  )
}
