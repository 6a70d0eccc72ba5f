import './components.css'
import { SCREENSHOT_SIZE, screenshotPath } from '@/lib/media/screenshot'
import { withBase } from '@/lib/navigation/href'
import type { ComponentDocs } from '@/lib/site/component-docs'
import { TextWithCode } from './api-list'

/** Lists all components, each with the picture of a screen that uses it, if there is one. */
export const ComponentList = ({ pages }: Pick<ComponentDocs, 'pages'>) => (
  <ul className="docs-component-list">
    {pages.map(({ name, path, title, summary, screens: [firstScreen] }) => (
      <li key={name}>
        {firstScreen &&
          (['light', 'dark'] as const).map((theme) => (
            <img
              key={theme}
              data-picture-theme={theme}
              src={withBase(screenshotPath(firstScreen.registryName, 'ios', theme))}
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
            <TextWithCode text={summary} />
          </p>
        </div>
      </li>
    ))}
  </ul>
)

/** Table of the helper files that are installed with the components that need them. */
export const HelperTable = ({ helpers }: Pick<ComponentDocs, 'helpers'>) => (
  <div className="sh-table">
    <table aria-label="Helpers">
      <tbody>
        {helpers.map(({ name, text }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <TextWithCode text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
