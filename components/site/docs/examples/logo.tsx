import { Logo, LogoTile } from '@/components/ui/logo'

export default function Example() {
  return (
    <div className="flex items-center justify-center gap-8 text-label">
      <Logo className="size-12" label="Patternbook" />
      <LogoTile label="Patternbook" />
    </div>
  )
}
