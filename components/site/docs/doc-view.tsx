import './page.css'
import './docs.css'
import '@/lib/site/code-export/code.css'
import type { ReactNode } from 'react'
import { withBase } from '@/lib/navigation/href'
import type { DocBlock, DocContent } from '@/lib/site/doc-content'
import { SiteHeader } from '../site-header/site-header'
import { CopyCodeButton } from './copy-code-button'
import { DocNav, DocPager, type NavPage } from './doc-nav'

type DocViewProps = {
  /** App path of the page. */
  path: string
  doc: DocContent
  /** Content of the placeholders in the document, by their names. */
  placeholders: Readonly<Record<string, ReactNode>>
  /** The pages of all components, if the current page is one of them. */
  componentPages?: readonly NavPage[]
}

const toInnerHtml = (text: string) => ({ __html: text })

/** Highlighted code with a copy button. */
const CodeBlock = ({ block }: { block: Extract<DocBlock, { kind: 'code' }> }) => (
  <figure className="docs-code">
    <pre className="highlighted-code">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own samples, colored at build time */}
      <code dangerouslySetInnerHTML={toInnerHtml(block.html)} />
    </pre>
    <CopyCodeButton />
  </figure>
)

const DocBlocks = ({
  blocks,
  placeholders,
}: {
  blocks: readonly DocBlock[]
  placeholders: DocViewProps['placeholders']
}) =>
  blocks.map((block, index) => {
    // The blocks are generated at build time and never change, so the index is a stable key.
    const key = `${block.kind} ${index}`
    if (block.kind === 'code') return <CodeBlock key={key} block={block} />
    if (block.kind === 'placeholder') return <div key={key}>{placeholders[block.name]}</div>
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, converted to HTML at build time
    return <div key={key} className="docs-text" dangerouslySetInnerHTML={toInnerHtml(block.html)} />
  })

/** A page of the documentation: side navigation, table of contents, text, and links to the previous and next page. */
export function DocView({ path, doc, placeholders, componentPages }: DocViewProps) {
  return (
    <div className="sh-page">
      <SiteHeader current="docs" />
      <div className="docs-page" dir="ltr">
        <div className="docs-sidebar">
          <DocNav path={path} idPrefix="side" componentPages={componentPages} />
        </div>
        <details className="docs-collapsible">
          <summary>
            Documentation <b>{doc.title}</b>
          </summary>
          <DocNav path={path} idPrefix="fold" componentPages={componentPages} />
        </details>
        <main id="content" className="sh-doc">
          <h1>{doc.title}</h1>
          <div className="docs-introduction">
            <DocBlocks blocks={doc.introduction} placeholders={placeholders} />
          </div>
          <nav aria-label="On this page" className="docs-toc">
            <ul>
              {doc.sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          {doc.sections.map((section) => (
            <section key={section.id} id={section.id}>
              <h2>{section.title}</h2>
              <DocBlocks blocks={section.blocks} placeholders={placeholders} />
            </section>
          ))}
          <DocPager path={path} pages={componentPages} />
          <p className="sh-actions docs-gallery-link">
            <a className="sh-button" data-primary="" href={withBase('/gallery/')}>
              Browse the screens
            </a>
          </p>
        </main>
      </div>
    </div>
  )
}
