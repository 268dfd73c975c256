import { render } from 'preact';
import { createServices } from '../../src/extension/screen/create-services';
import { Popup } from '../../src/ui/popup/popup';

const root = document.getElementById('root');
if (root) render(<Popup services={createServices()} />, root);
