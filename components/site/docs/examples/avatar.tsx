import { Avatar } from '@/components/ui/avatar'

export default function Example() {
  return (
    <div className="flex flex-wrap items-center justify-center gap-4">
      <Avatar src="avatar-amara" alt="Amara" size="sm" />
      <Avatar src="avatar-hugo" alt="Hugo" />
      <Avatar src="avatar-elena" alt="Elena" size="lg" />
      <Avatar src="avatar-freya" alt="Freya" size="xl" />
    </div>
  )
}
