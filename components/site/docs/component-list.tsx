import './components.css'
import { SCREENSHOT_SIZE, screenshotPath } from '@/lib/media/shot'
import { withBase } from '@/lib/navigation/href'
import type { Components } from '@/lib/site/components'
import { InlineMarkdown } from './api-list'

/** Lists all components, each with a picture of the first screen that uses it. Components that no screen uses have no picture. */
export const ComponentList = ({ pages }: Pick<Components, 'pages'>) => (
  <ul className="do-components">
    {pages.map(({ name, path, title, lead, uses: [firstUse] }) => (
      <li key={name}>
        {firstUse &&
          (['light', 'dark'] as const).map((theme) => (
            <img
              key={theme}
              data-theme-of={theme}
              src={withBase(screenshotPath(firstUse.itemName, 'ios', theme))}
              width={SCREENSHOT_SIZE.width}
              height={SCREENSHOT_SIZE.height}
              loading="lazy"
              decoding="async"
              alt=""
            />
          ))}
        <div>
          <a className="sh-link" href={withBase(path)}>
            {title}
          </a>
          <p>
            <InlineMarkdown text={lead} />
          </p>
        </div>
      </li>
    ))}
  </ul>
)

/** Table of the helper files that are installed with the components that need them. */
export const HelperTable = ({ helpers }: Pick<Components, 'helpers'>) => (
  <div className="sh-table">
    <table aria-label="Helpers">
      <tbody>
        {helpers.map(({ name, text }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <InlineMarkdown text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
