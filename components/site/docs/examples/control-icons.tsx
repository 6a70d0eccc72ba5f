import { ClearIcon, ControlCheckIcon, ErrorIcon, PasswordVisibilityIcon } from '@/components/ui/control-icons'

export default function Example() {
  return (
    <div className="flex items-center gap-6 text-label">
      <ControlCheckIcon className="size-6" />
      <ErrorIcon className="size-6 text-danger" />
      <ClearIcon className="size-6" />
      <PasswordVisibilityIcon isCrossedOut={false} />
      <PasswordVisibilityIcon isCrossedOut />
    </div>
  )
}
