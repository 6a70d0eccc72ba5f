import { email, required, useForm } from '@/components/ui/form'
import type english from '@/data/register/layout1.json'

/** The data that the fields of both registration screens need: labels, messages, and the list of countries. */
export type AccountFormData = Omit<
  typeof english,
  'toolbarTitle' | 'title' | 'subtitle' | 'skip' | 'card' | 'strength' | 'toasts'
>

/** What the user enters to register. The consent is `yes` or empty. */
export type Account = Record<'username' | 'email' | 'password' | 'country' | 'city' | 'consent', string>

/** Returns a form (see `useForm`) for a new account: every field is required, and the email address must be valid. */
export const useAccountForm = (data: AccountFormData) =>
  useForm<keyof Account>({
    username: [required(data.errorUser)],
    email: [email(data.errorEmail)],
    password: [required(data.errorPassword)],
    country: [required(data.errorCountry)],
    city: [required(data.errorCity)],
    consent: [required(data.errorConsent)],
  })
