import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { email, required, useForm } from '@/components/ui/form'

export default function Example() {
  const form = useForm({
    email: [required('Enter your email address.'), email('Enter a complete email address.')],
    password: [required('Enter your password.')],
  })
  return (
    <form noValidate className="grid w-full gap-4" onSubmit={form.handleSubmit(() => {})}>
      <FieldGroup>
        <Field label="Email" type="email" autoComplete="off" {...form.getFieldProps('email')} />
        <Field
          label="Password"
          type="password"
          autoComplete="off"
          revealLabels={{ show: 'Show the password', hide: 'Hide the password' }}
          {...form.getFieldProps('password')}
        />
      </FieldGroup>
      <Button type="submit">Log in</Button>
    </form>
  )
}
