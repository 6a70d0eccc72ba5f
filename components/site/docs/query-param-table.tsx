import { queryParams } from './query-params'

/** Table of the query parameters, with their values and meanings. @param only names of the parameters to list. Default: all */
export const QueryParamTable = ({ only }: { only?: readonly string[] }) => (
  <div className="sh-table">
    <table>
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          <th scope="col">Values</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {queryParams
          .filter(({ key }) => !only || only.includes(key))
          .map(({ key, values, meaning }) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td>{values}</td>
              <td>{meaning}</td>
            </tr>
          ))}
      </tbody>
    </table>
  </div>
)
