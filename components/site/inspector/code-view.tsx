import { Suspense, use } from 'react'
import type { Platform } from '@/lib/site/code-export'
import { codeResource } from './code-resource'
import type { FileLocation } from './file-list'

type CodeViewProps = { fileLocation: FileLocation; platform: Platform }

function CodeLines({ fileLocation, platform }: CodeViewProps) {
  const { files } = use(codeResource(fileLocation.registryName, platform))
  const file = files.find(({ path }) => path === fileLocation.path)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must scroll with the keyboard too
    <section className="inspector-code-lines" dir="ltr" tabIndex={0} aria-label={fileLocation.path}>
      <pre>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own source, highlighted at build time */}
        <code dangerouslySetInnerHTML={{ __html: file?.html ?? '' }} />
      </pre>
    </section>
  )
}

/** The code of one file, with syntax highlighting and line numbers. */
export const CodeView = (props: CodeViewProps) => (
  <Suspense fallback={<p className="inspector-loading" role="status" aria-label="Loading the file" />}>
    <CodeLines {...props} />
  </Suspense>
)
