/** The part of shadcn's registry schema that we use (ui.shadcn.com/schema/registry-item.json), with stricter rules. */
import * as v from 'valibot'

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
const url = v.pipe(v.string(), v.url())
const css: v.GenericSchema = v.record(v.string(), v.union([v.string(), v.lazy(() => css)]))
/** A file path below the root of an app, without `..`. */
const pathBelowRoot = v.pipe(v.string(), v.regex(/^(~\/)?[\w-]+(\/[\w.-]+)+$/), v.excludes('..'))

const file = v.strictObject({
  path: pathBelowRoot,
  type: v.literal('registry:file'),
  target: pathBelowRoot,
  content: v.pipe(v.string(), v.nonEmpty()),
})

/** Packages, each with a version, a range, or the URL of a tarball (the engine). Yarn 4 cannot install a URL without a name. */
const packages = v.array(
  v.pipe(v.string(), v.regex(/^(@[\w.-]+\/)?[\w.-]+@(\^?\d[\w.-]*|https?:\/\/\S+\.tgz)$/)),
)

const commonFields = {
  name: slug,
  type: v.picklist(['registry:block', 'registry:ui', 'registry:lib', 'registry:component']),
  title: v.pipe(v.string(), v.nonEmpty()),
  description: v.pipe(v.string(), v.nonEmpty()),
  dependencies: v.optional(packages),
  devDependencies: v.optional(packages),
  categories: v.optional(v.array(v.string())),
  author: v.pipe(v.string(), v.nonEmpty()),
  meta: v.strictObject({
    version: v.pipe(v.string(), v.nonEmpty()),
    changelog: url,
    license: v.pipe(v.string(), v.nonEmpty()),
  }),
  docs: v.optional(v.string()),
}

/** One item with its files, the content of `/r/{name}.json`. */
export const RegistryItem = v.strictObject({
  $schema: v.literal('https://ui.shadcn.com/schema/registry-item.json'),
  ...commonFields,
  files: v.array(file),
  css: v.optional(css),
})

/** The list of all items, the content of `/r/registry.json`: without the content of their files. */
export const Registry = v.strictObject({
  $schema: v.literal('https://ui.shadcn.com/schema/registry.json'),
  name: slug,
  homepage: url,
  items: v.array(v.strictObject({ ...commonFields, files: v.array(v.omit(file, ['content'])) })),
})

export type RegistryItem = v.InferOutput<typeof RegistryItem>
export type Registry = v.InferOutput<typeof Registry>
