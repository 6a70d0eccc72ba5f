import { Check } from '@/components/ui/symbols/check'
import { Circle } from '@/components/ui/symbols/circle'
import { meetsRequirement, type PasswordRequirement } from './password'

type PasswordRequirementsProps = {
  password: string
  checks: readonly { id: number; name: string; title: string }[]
  className?: string
}

/** The requirements for a password: each has a checkmark if it is met, and a circle if not. */
export function PasswordRequirements({ password, checks, className = '' }: PasswordRequirementsProps) {
  return (
    <ul className={className}>
      {checks.map(({ id, name, title }) => {
        const isMet = meetsRequirement(password, name as PasswordRequirement)
        return (
          <li
            key={id}
            className={`flex items-center gap-1.5 ${isMet ? 'font-medium text-tint' : 'text-secondary-label'}`}
          >
            {isMet ? (
              <Check aria-hidden="true" strokeWidth={2} className="size-3.5 flex-none" />
            ) : (
              <Circle aria-hidden="true" className="size-3.5 flex-none" />
            )}
            {title}
          </li>
        )
      })}
    </ul>
  )
}
