import { CheckIcon, ClearIcon, ErrorIcon, PasswordVisibilityIcon } from '@/components/ui/control-icons'

export default function Example() {
  return (
    <div className="flex items-center gap-6 text-label">
      <CheckIcon className="size-6" />
      <ErrorIcon className="size-6 text-danger" />
      <ClearIcon className="size-6" />
      <PasswordVisibilityIcon off={false} />
      <PasswordVisibilityIcon off />
    </div>
  )
}
