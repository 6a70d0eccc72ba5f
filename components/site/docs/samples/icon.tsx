import { Icon, type IconName } from '@/components/ui/icon'

const names: IconName[] = ['back', 'menu', 'search', 'share', 'more', 'close', 'add', 'check', 'chevron']

export default function Example() {
  return (
    <div className="flex flex-wrap justify-center gap-5 text-label">
      {names.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </div>
  )
}
