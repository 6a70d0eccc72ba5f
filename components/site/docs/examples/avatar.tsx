import { Avatar } from '@/components/ui/avatar'

export default function Example() {
  return (
    <div className="flex flex-wrap items-center justify-center gap-4">
      <Avatar name="avatar-amara" alt="Amara" size="sm" />
      <Avatar name="avatar-hugo" alt="Hugo" />
      <Avatar name="avatar-elena" alt="Elena" size="lg" />
      <Avatar name="avatar-freya" alt="Freya" size="xl" />
    </div>
  )
}
