import { queryParams } from './query-params'

/** The keys of the query, what they take and what they do. @param only the names of those that are told; all when left out */
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
