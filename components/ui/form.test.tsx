// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Field } from './field'
import { FieldGroup } from './field-group'
import { email, matchesField, required, useForm } from './form'

afterEach(cleanup)

const MISMATCH_MESSAGE = 'The two passwords are not the same.'

function SampleForm({ onSubmit }: { onSubmit: (values: Record<string, string>) => void }) {
  const form = useForm({
    mail: [email('That is no address.')],
    password: [required('Choose a password.')],
    confirm: [required('Choose a password.'), matchesField('password', MISMATCH_MESSAGE)],
  })
  return (
    <form onSubmit={form.handleSubmit(onSubmit)} noValidate>
      <FieldGroup>
        <Field label="E-mail" {...form.getFieldProps('mail')} />
        <Field
          label="Password"
          type="password"
          revealLabels={{ show: 'Show it', hide: 'Hide it' }}
          {...form.getFieldProps('password')}
        />
        <Field label="Confirm" type="password" {...form.getFieldProps('confirm')} />
      </FieldGroup>
      <button type="submit">Send</button>
      <button type="button" onClick={form.handleSubmit(onSubmit)}>
        Other way
      </button>
    </form>
  )
}

const typeText = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('a form', () => {
  it('shows no errors before the first submit', () => {
    render(<SampleForm onSubmit={vi.fn()} />)
    typeText('E-mail', 'freya')
    expect(screen.queryByText('That is no address.')).toBeNull()
  })

  it('connects each error with its field, and moves the focus to the first one', () => {
    const onSubmit = vi.fn()
    render(<SampleForm onSubmit={onSubmit} />)
    typeText('E-mail', 'freya@fjord.example')
    fireEvent.click(screen.getByText('Send'))
    const field = screen.getByLabelText('Password')
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const error = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(error?.textContent).toBe('Choose a password.')
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBeNull()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('announces the first error once, and shows each error directly below its field', () => {
    render(<SampleForm onSubmit={vi.fn()} />)
    fireEvent.click(screen.getByText('Send'))
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['That is no address.'])
    for (const [label, expectedError] of [
      ['E-mail', 'That is no address.'],
      ['Password', 'Choose a password.'],
      ['Confirm', 'Choose a password.'],
    ] as const) {
      const field = screen.getByLabelText(label)
      const error = document.getElementById(field.getAttribute('aria-describedby') ?? '')
      expect(error?.textContent).toBe(expectedError)
      expect(error?.previousElementSibling?.contains(field)).toBe(true)
    }
  })

  it('removes the error as soon as the value is valid', () => {
    render(<SampleForm onSubmit={vi.fn()} />)
    fireEvent.click(screen.getByText('Send'))
    typeText('E-mail', 'freya@fjord.example')
    expect(screen.queryByText('That is no address.')).toBeNull()
  })

  it('requires the same password twice', () => {
    const onSubmit = vi.fn()
    render(<SampleForm onSubmit={onSubmit} />)
    typeText('E-mail', 'freya@fjord.example')
    typeText('Password', 'one')
    typeText('Confirm', 'two')
    fireEvent.click(screen.getByText('Send'))
    expect(screen.getByText(MISMATCH_MESSAGE)).toBeTruthy()
    typeText('Confirm', 'one')
    fireEvent.click(screen.getByText('Other way'))
    expect(onSubmit).toHaveBeenCalledWith({ mail: 'freya@fjord.example', password: 'one', confirm: 'one' })
  })
})

describe('an email address', () => {
  const validateEmail = (value: string) => email('no')(value, {})
  it.each(['a@b.co', 'first.last@sub.domain.org', '"odd one"@b.net', 'me@[192.168.0.1]', ' padded@b.co '])(
    'can be %s',
    (value) => expect(validateEmail(value)).toBeUndefined(),
  )
  it.each(['', 'a', 'a@b', 'a@b.c', '@b.co', 'a b@c.de', 'a@b..de'])('cannot be “%s”', (value) =>
    expect(validateEmail(value)).toBe('no'),
  )
})

describe('a password field', () => {
  it('shows and hides the text, and the label of its button changes', () => {
    render(<SampleForm onSubmit={vi.fn()} />)
    expect(screen.queryByLabelText('Show it')).toBeNull()
    typeText('Password', 'secret')
    fireEvent.click(screen.getByLabelText('Show it'))
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text')
    fireEvent.click(screen.getByLabelText('Hide it'))
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('password')
  })
})
