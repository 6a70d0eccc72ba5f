/**
 * `npx tsx scripts/fonts.ts`: reduces the bundled fonts to the characters of the site. Run it after a font or
 * fonts/unicode-ranges.ts has changed. Needs fontTools on the PATH (`pip install fonttools brotli`). The results are committed,
 * so builds do not need fontTools.
 *
 * Reads  node_modules/@fontsource-variable/<package>/files/*.woff2 and LICENSE
 * Writes app/fonts/*.woff2 and the licenses next to them
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unicodeRanges } from './fonts/unicode-ranges.ts'

type Subset = {
  /** File name in app/fonts, without its extension. */
  name: keyof typeof unicodeRanges
  /** Package (below @fontsource-variable) and file of the full font, without the extension. */
  packageName: string
  file: string
  /**
   * Limits of the axes of the font. The site uses weights (`wght`) from 400 to 800. The optical size (`opsz`) of Roboto Flex is
   * 14 by default, and the largest size in the type scale of Material 3 is 57 px.
   */
  axisLimits: string[]
  /** OpenType features to keep, `*` for all. Tabular figures (`tnum`) are for clocks and prices. */
  features: string
}

const latinFeatures = 'kern,mark,mkmk,ccmp,locl,rvrn,tnum'

const subsets: Subset[] = [
  {
    name: 'inter',
    packageName: 'inter',
    file: 'inter-latin-opsz-normal',
    axisLimits: ['wght=400:800'],
    features: latinFeatures,
  },
  {
    name: 'inter-ext',
    packageName: 'inter',
    file: 'inter-latin-ext-opsz-normal',
    axisLimits: ['wght=400:800'],
    features: latinFeatures,
  },
  {
    name: 'roboto-flex',
    packageName: 'roboto-flex',
    file: 'roboto-flex-latin-opsz-normal',
    axisLimits: ['wght=400:800', 'opsz=14:57'],
    features: latinFeatures,
  },
  {
    name: 'roboto-flex-ext',
    packageName: 'roboto-flex',
    file: 'roboto-flex-latin-ext-opsz-normal',
    axisLimits: ['wght=400:800', 'opsz=14:57'],
    features: latinFeatures,
  },
  {
    name: 'noto-arabic',
    packageName: 'noto-sans-arabic',
    file: 'noto-sans-arabic-arabic-wght-normal',
    axisLimits: ['wght=400:800'],
    features: '*',
  },
]

const tempFolder = mkdtempSync(join(tmpdir(), 'fonts-'))
try {
  for (const { name, packageName, file, axisLimits, features } of subsets) {
    const folder = `node_modules/@fontsource-variable/${packageName}`
    const instancedFontFile = join(tempFolder, `${name}.ttf`)
    const outputFile = `app/fonts/${name}.woff2`
    execFileSync('fonttools', [
      'varLib.instancer',
      '-q',
      `${folder}/files/${file}.woff2`,
      ...axisLimits,
      '-o',
      instancedFontFile,
    ])
    execFileSync('pyftsubset', [
      instancedFontFile,
      `--unicodes=${unicodeRanges[name].replaceAll(' ', '')}`,
      `--layout-features=${features}`,
      '--flavor=woff2',
      '--no-hinting',
      `--output-file=${outputFile}`,
    ])
    copyFileSync(`${folder}/LICENSE`, `app/fonts/${packageName}.LICENSE.txt`)
    console.log(`${outputFile}: ${(statSync(outputFile).size / 1000).toFixed(1)} kB`)
  }
} finally {
  rmSync(tempFolder, { recursive: true })
}
