import { Download, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { downloadFile } from '@/lib/qr/save'
import { createZip, type ExportedCode, loadCode, type Platform, sourcePathOf } from '@/lib/site/code-export'
import { CopyButton } from './copy-button'
import type { FileLocation } from './file-list'

const repositoryUrl = process.env.NEXT_PUBLIC_REPOSITORY_URL?.replace(/\/+$/, '')

/** Returns the source code of all files as one text. Before each file, a comment contains its path. */
const loadAllSources = async (code: ExportedCode, platform: Platform): Promise<string> => {
  const items = [
    code,
    ...(await Promise.all(code.itemDependencies.map(({ name }) => loadCode(name, platform)))),
  ]
  // Items can contain the same file, such as an icon.
  const filesByPath = new Map(items.flatMap(({ files }) => files).map((file) => [file.path, file]))
  return [...filesByPath.values()]
    .map(({ path, lang, source }) => `${lang === 'css' ? `/* ${path} */` : `// ${path}`}\n\n${source}`)
    .join('\n')
}

type CodeActionsProps = { code: ExportedCode; fileLocation: FileLocation; platform: Platform }

/** Buttons that copy and download all files, and a link that opens the shown file in the repository. */
export function CodeActions({ code, fileLocation, platform }: CodeActionsProps) {
  const [hasFailed, setHasFailed] = useState(false)

  const exportedItem = [code, ...code.itemDependencies].find(({ name }) => name === fileLocation.registryName)
  const file = exportedItem?.files.find(({ path }) => path === fileLocation.path)
  const sourcePath = file && sourcePathOf(file)

  const downloadZip = async () => {
    setHasFailed(false)
    try {
      const { zipFile, fileName } = await createZip(code.name, platform)
      downloadFile(zipFile, fileName)
    } catch (error) {
      console.error(`Patternbook: the zip file could not be created (${(error as Error).message}).`)
      setHasFailed(true)
    }
  }
  return (
    <div className="inspector-code-actions">
      <CopyButton text={() => loadAllSources(code, platform)} label="Copy all files" buttonText="Copy all" />
      <button type="button" className="inspector-button" onClick={downloadZip}>
        <Download aria-hidden="true" /> Zip <span className="sh-hidden">of all files</span>
      </button>
      {repositoryUrl && sourcePath && (
        // HEAD is the default branch of the repository.
        <a
          className="inspector-button"
          href={`${repositoryUrl}/blob/HEAD/${sourcePath}`}
          target="_blank"
          rel="noopener"
        >
          <ExternalLink aria-hidden="true" /> Repository
        </a>
      )}
      <span role="status" className={hasFailed ? 'inspector-error' : 'sh-hidden'}>
        {hasFailed && 'A file could not be loaded. Check your connection and try again.'}
      </span>
    </div>
  )
}
