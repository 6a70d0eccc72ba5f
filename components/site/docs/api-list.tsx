import { type ApiEntry, type ApiMember, apiEntryElementId } from '@/lib/site/api-docs'

/** An export with its highlighted signature. */
type HighlightedEntry = ApiEntry & { html: string }

const groups: readonly { kind: ApiEntry['kind']; title: string }[] = [
  { kind: 'function', title: 'Functions and hooks' },
  { kind: 'component', title: 'Components' },
  { kind: 'value', title: 'Values' },
  { kind: 'type', title: 'Types' },
]

/** Text of a doc comment. Text between backticks is formatted as code. */
export const TextWithCode = ({ text }: { text: string }) =>
  text.split('`').map((part, index) =>
    // Every second part is between backticks.
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, made at build time
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  )

type MemberTableProps = {
  name: string
  /** What the table lists, for its accessible name. */
  kind?: 'Members' | 'Props'
  members: readonly ApiMember[]
}

/** A table of the properties and methods of a type, or of the props of a component, with types and doc comments. */
export const MemberTable = ({ name, kind = 'Members', members }: MemberTableProps) => (
  <div className="sh-table docs-members">
    <table aria-label={`${kind} of ${name}`}>
      <tbody>
        {members.map((member) => (
          <tr key={member.name}>
            <th scope="row">
              <code>
                {member.name}
                {member.optional && '?'}
              </code>
            </th>
            <td>
              <code>{member.type}</code>
              {member.text && (
                <p>
                  <TextWithCode text={member.text} />
                </p>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const tagLabels = { param: '', returns: 'Returns', throws: 'Throws' } as const

const ApiEntryView = ({ entry }: { entry: HighlightedEntry }) => (
  <div id={apiEntryElementId(entry.name)} className="docs-api-entry">
    <h4>{entry.name}</h4>
    <pre className="highlighted-code">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own source, colored at build time */}
      <code dangerouslySetInnerHTML={{ __html: entry.html }} />
    </pre>
    {entry.text && (
      <p>
        <TextWithCode text={entry.text} />
      </p>
    )}
    {entry.tags.length > 0 && (
      <dl>
        {entry.tags.map((tag) => (
          <div key={`${tag.tag} ${tag.name}`}>
            <dt>{tag.name ? <code>{tag.name}</code> : tagLabels[tag.tag]}</dt>
            <dd>
              <TextWithCode text={tag.text} />
            </dd>
          </div>
        ))}
      </dl>
    )}
    {entry.members.length > 0 && <MemberTable name={entry.name} members={entry.members} />}
    <p className="docs-file">
      <code>{entry.file}</code>
    </p>
  </div>
)

/** API reference of an engine: its exports in groups with their doc comments. */
export function ApiList({ entries }: { entries: readonly HighlightedEntry[] }) {
  const nonEmptyGroups = groups
    .map((group) => ({ ...group, entries: entries.filter(({ kind }) => kind === group.kind) }))
    .filter((group) => group.entries.length > 0)
  return nonEmptyGroups.map((group) => (
    <div key={group.kind} className="docs-api">
      <h3>{group.title}</h3>
      <ul>
        {group.entries.map(({ name }) => (
          <li key={name}>
            <a href={`#${apiEntryElementId(name)}`}>
              <code>{name}</code>
            </a>
          </li>
        ))}
      </ul>
      {group.entries.map((entry) => (
        <ApiEntryView key={entry.name} entry={entry} />
      ))}
    </div>
  ))
}
