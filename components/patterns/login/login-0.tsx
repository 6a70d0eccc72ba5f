'use client'
import { fill } from '@patternbook/engine/data/fill'
import { BarButton } from '@/components/ui/bar-button'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { fittedTitle } from '@/components/ui/fitted-title'
import { required, useForm } from '@/components/ui/form'
import { Header } from '@/components/ui/header'
import { LogoTile } from '@/components/ui/logo'
import { OrDivider } from '@/components/ui/or-divider'
import { Page } from '@/components/ui/page'
import { SocialButtons } from '@/components/ui/social-buttons'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/login/layout1.json'

type Login0Data = typeof english

/** Login on a plain page: logo, two fields, two equal buttons, four networks and the small print. */
export default function Login0({ data = english }: { data?: Login0Data }) {
  const toast = useToast()
  const form = useForm({
    username: [required(data.errorUser)],
    password: [required(data.errorPassword)],
  })
  const login = form.submit(({ username }) => toast(fill(data.toasts.login, { username })))
  const register = form.submit(({ username }) => toast(fill(data.toasts.register, { username })))
  return (
    <Page>
      <Header
        back={{ href: '/items/login/', label: 'Login' }}
        end={<BarButton onClick={() => toast(data.toasts.skip)}>{data.skip}</BarButton>}
      />
      <Content>
        <form
          ref={form.ref}
          noValidate
          onSubmit={login}
          className="mx-auto flex w-full max-w-md flex-1 flex-col px-6 pt-9 text-center"
        >
          <LogoTile className="mx-auto mb-5 size-20 flex-none" />
          <h1 className={`text-balance material:font-medium [--gutter:3rem] ${fittedTitle(data.title)}`}>
            {data.title}
          </h1>
          <p className="mt-1.5 mb-7 text-balance text-label-2 material:mt-1 material:mb-8 material:text-subhead">
            {data.subtitle}
          </p>
          <FieldGroup variant="filled" className="text-start">
            <Field
              label={data.username}
              placeholder={data.usernamePlaceholder}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="next"
              {...form.field('username')}
            />
            <Field
              label={data.password}
              placeholder={data.passwordPlaceholder}
              type="password"
              autoComplete="current-password"
              enterKeyHint="go"
              reveal={{ show: data.labels.showPassword, hide: data.labels.hidePassword }}
              {...form.field('password')}
            />
          </FieldGroup>
          <div className="mt-5 flex flex-wrap-reverse gap-2 @max-[359px]/frame:flex-col-reverse material:mt-6">
            <Button
              variant="soft"
              size="lg"
              onClick={register}
              className="flex-1 material:border material:border-outline-variant material:bg-transparent material:text-md-primary"
            >
              {data.register}
            </Button>
            <Button size="lg" type="submit" className="flex-1">
              {data.login}
            </Button>
          </div>
          <OrDivider className="mt-7 mb-5">{data.socialTitle}</OrDivider>
          <SocialButtons
            items={data.socials}
            onSelect={({ title }) => toast(fill(data.toasts.social, { network: title }))}
          />
          <p className="mt-auto pt-8 text-footnote text-label-2">
            {data.terms.text.split(/\{(terms|privacy)\}/).map((part) =>
              part === 'terms' || part === 'privacy' ? (
                <button
                  key={part}
                  type="button"
                  onClick={() => toast(data.toasts[part])}
                  className="tap-target rounded-sm font-medium text-tint"
                >
                  {data.terms[part]}
                </button>
              ) : (
                part
              ),
            )}
          </p>
        </form>
      </Content>
    </Page>
  )
}
