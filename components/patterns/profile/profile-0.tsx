'use client'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { fittedTitle } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import english from '@/data/profile/layout1.json'
import { PostCard } from './post-card'

type Profile0Data = typeof english

/** A person in the middle of a card, and what they wrote: words alone. */
export default function Profile0Screen({ data = english }: { data?: Profile0Data }) {
  const lang = useLang()

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" back={{ href: '/items/profile/', label: 'Profile' }} />
      <Content grouped>
        <div className="px-margin pt-3 material:pt-2">
          <Card className="flex flex-col items-center px-6 pt-6 pb-5 text-center">
            <Avatar name={data.avatar} size="2xl" eager />
            <h1 className={`mt-3 text-balance [--gutter:5rem] ${fittedTitle(data.title, 'title1')}`}>
              {data.title}
            </h1>
            <p className="mt-1 max-w-90 text-balance text-label-2 text-subhead">{data.subtitle}</p>
          </Card>
          <h2 className="py-3 pt-6 text-title2">{data.category}</h2>
          <div className="grid gap-3 tablet:grid-cols-2 tablet:*:first:col-span-2 material:gap-2">
            {data.items.map((post) => (
              <PostCard key={post.id} post={post} toasts={data.toasts} lang={lang} />
            ))}
          </div>
        </div>
      </Content>
    </Page>
  )
}
