import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, useRoutes } from 'react-router-dom';

/*
 * The minimum cost of the product's libraries: each is set up and used once, with one empty route. Everything else that
 * the product loads is its own code.
 */
const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  endpoints: (build) => ({ getNothing: build.query<unknown, void>({ query: () => 'nothing' }) }),
});

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (standard) => standard().concat(api.middleware),
});

const texts = i18next.createInstance();
void texts.init({ lng: 'en', initAsync: false, resources: { en: { translation: { nothing: '' } } } });

function Empty() {
  api.useGetNothingQuery(undefined, { skip: true });
  return <>{texts.t('nothing')}</>;
}

function Routes() {
  return useRoutes([{ path: '*', element: <Empty /> }]);
}

createRoot(document.getElementById('root')!).render(
  <Provider store={store}>
    <BrowserRouter>
      <Routes />
    </BrowserRouter>
  </Provider>,
);
